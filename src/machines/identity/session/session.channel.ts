/** Where the tabs of one browser tell each other that somebody came or went. Nothing is said of who. */
export const SESSION_CHANNEL = 'playchart-session'
