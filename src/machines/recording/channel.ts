/** Between pages and inspectors of one browser: nothing of it reaches a network. */
export const INSPECTOR_CHANNEL = 'playchart-inspector'
