import type { Picture } from './messages.contract'
import { fontsInUse } from './picture-fonts'
import { mask, spaced, textsIn } from './picture-mask'
import { partInWindow } from './picture-part'
import { publicTexts } from './public-texts'

/** Legible, and small enough for a file that is sent around. */
const WIDEST = 1000
const QUALITY = 0.8
const MOST_CHARACTERS = 400_000
/** How long a font or a background may take to come, mostly from the browser's cache. */
const PATIENCE_MS = 1500

/** `messages`: the texts of the page's language. `hidden`: what the log of its flows hides. */
type Texts = { messages: object; hidden: ReadonlySet<string> }

/** By far the most of what draws a page. */
const library = () => import('modern-screenshot')

/** Without a network it comes no more. What does not come now is asked for again when it is drawn, and missed then. */
export const fetchDrawing = () =>
  library().then(
    () => undefined,
    () => undefined,
  )

/**
 * Draws what stands in the window as a JPEG. A copy of the page is drawn, in which only that can be read which the shop says
 * to everybody, word for word, and which is not hidden elsewhere.
 */
export async function drawPage(texts: Texts): Promise<Picture> {
  const { domToCanvas } = await library()
  const known = await knownTexts(texts)
  const { body } = document
  const part = partInWindow(body)
  const { backgroundColor } = getComputedStyle(body)
  const canvas = await domToCanvas(body, {
    ...{ width: innerWidth, height: innerHeight, scale: Math.min(1, WIDEST / innerWidth) },
    ...{ backgroundColor, timeout: PATIENCE_MS },
    style: { margin: `${-scrollY}px 0 0` },
    features: { restoreScrollPosition: true },
    // the library's own search adds a style element, which the content security policy refuses
    font: { cssText: (await fontsInUse()) || ' ' },
    filter: part.isDrawn,
    fetchFn: async (url) => imageOnScreen(url),
    onCloneNode: (copy) => {
      if (!(copy instanceof HTMLElement)) throw new Error('there is nothing to draw')
      part.pin(copy)
      mask(copy, known)
    },
  })
  return { width: canvas.width, height: canvas.height, data: dataOf(canvas) }
}

async function knownTexts({ messages, hidden }: Texts): Promise<Set<string>> {
  const known = textsIn(messages)
  for (const text of await publicTexts(location.pathname)) known.add(spaced(text))
  for (const text of hidden) known.delete(spaced(text))
  return known
}

function dataOf(canvas: HTMLCanvasElement): string {
  const [, data = ''] = canvas.toDataURL('image/jpeg', QUALITY).split(',')
  if (data === '' || data.length > MOST_CHARACTERS) throw new Error('the picture is empty or too large')
  return data
}

/** An image of the page is drawn from the screen, without the network; false: it shows none of that address. */
function imageOnScreen(url: string): string | false {
  const image = [...document.images].find(
    ({ currentSrc, naturalWidth, clientWidth }) => currentSrc === url && naturalWidth > 0 && clientWidth > 0,
  )
  if (!image) return false
  const { naturalWidth, naturalHeight, clientWidth } = image
  const width = Math.min(naturalWidth, clientWidth)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height: Math.max(1, Math.round((width * naturalHeight) / naturalWidth)) })
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/webp', QUALITY)
}
