/** The texts of the enrolment in paperless billing (document 2, §2.12 and §8). */
export const paperless = {
  title: 'Paperless Enrollment',
  loading: 'Loading',
  confirmation: {
    title: 'Paperless Enrollment Confirmation',
    enrolled: 'Your account is now enrolled.',
    alreadyEnrolled: 'Your account is already enrolled.',
    whatNow: 'From now on your bills come by email instead of by post.',
  },
  paper: {
    title: 'Paper bill',
    keep: 'Keep my paper bill',
    keeping: 'Switching your bill back to paper...',
    kept: 'You keep your paper bill.',
    whatNow: 'Your bills come by post. You can go paperless later, after you log in.',
    notKept: 'We could not switch your bill back to paper. Please try again.',
  },
  failed: {
    title: 'Paperless Enrollment Failed',
    text: 'Something went wrong trying to enroll in paperless billing, please try again later.',
    tryAgain: 'Try Again',
    openAgain: 'Please open the link in our newest email, or choose paperless billing after you log in.',
  },
}
