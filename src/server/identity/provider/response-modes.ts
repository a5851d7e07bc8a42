/**
 * The ways to send the response of an authorization request: with a redirect, or with a message from a frame to its
 * parent page (silent renewal).
 */
export const responseModes = ['query', 'okta_post_message'] as const
