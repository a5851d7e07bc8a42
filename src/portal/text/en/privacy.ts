/** Document 1, §2.3; document 2, §2.12. It stands below what ends with personal data. */
export const privacy = {
  notice:
    'We care about your privacy. For details on what personal information we collect and for what purposes and your privacy rights and how to exercise them, click on the privacy policy link below.',
}
