/** What can be a page's last part; anything else is no page, and nobody is asked about it. */
export const isSlug = (text: string) => text.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
