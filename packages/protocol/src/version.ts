/** The version of the messages; a client with another one is told to reload. */
export const PROTOCOL = 9
