/** A redirect, or a message from a hidden frame to its parent page, for the silent renewal of tokens. */
export const responseModes = ['query', 'okta_post_message'] as const
