/** How a route's list of preloads marks a file that only one of the route's pages needs: by the page's name. */
const OF_PAGE = /#of-([a-z-]+)/

export const ofPage = (file: string, page: string) => `${file}#of-${page}`

/** What the page `shown` needs of such a list, without the marks; null: of a route that is one page. */
export function filesFor(files: readonly string[], shown: string | null): string[] {
  const needed = files.filter((file) => [undefined, shown].includes(OF_PAGE.exec(file)?.[1]))
  return [...new Set(needed.map((file) => file.replace(OF_PAGE, '')))]
}
