/** Document 1, §3: the three levels, for those who hear the page. */
export const alerts = {
  levels: { 1: 'Information', 2: 'Notice', 3: 'Urgent notice' },
}
