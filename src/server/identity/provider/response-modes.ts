/** How the answer to an authorization request is sent: by redirect, or to the page around a frame (silent renewal). */
export const responseModes = ['query', 'okta_post_message'] as const
