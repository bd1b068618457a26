/** As long as a browser may take to begin with it. */
const KEPT_MS = 60_000

/** A file that our server has answered goes to the browser's downloads, under the name that the answer gives it. */
export async function saveFile(answer: Response): Promise<void> {
  const [, name = ''] = /filename="([\w.-]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  const address = URL.createObjectURL(await answer.blob())
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
