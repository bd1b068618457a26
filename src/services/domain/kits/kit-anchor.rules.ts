/** The name that every service knows a kit by. */
export const KIT_ANCHOR = /^kit-the-[a-z-]{1,40}$/
