/** The fonts that the page shows its texts in, as a style sheet that needs no network: they were loaded for the page. */
export async function fontsInUse(): Promise<string> {
  const loaded = new Set(
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => bare(family)),
  )
  const rules = [...document.styleSheets].flatMap(facesOf)
  const used = rules.filter(({ style }) => loaded.has(bare(style.getPropertyValue('font-family'))))
  return (await Promise.all(used.map(withItsFile))).join('\n')
}

const bare = (family: string) => family.replaceAll(/["']/g, '')

function facesOf({ cssRules }: CSSStyleSheet): CSSFontFaceRule[] {
  return [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule)
}

async function withItsFile({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, address = ''] = /url\("([^"]+)"\)/.exec(cssText) ?? []
  if (address === '' || address.startsWith('data:')) return cssText
  const url = new URL(address, parentStyleSheet?.href ?? document.baseURI)
  // a picture in another font is better than none
  const file = await fetch(url, { cache: 'force-cache' }).then(asDataUrl, () => address)
  return cssText.replace(address, file)
}

async function asDataUrl(answer: Response): Promise<string> {
  const reader = new FileReader()
  const read = new Promise((resolve) => reader.addEventListener('load', resolve))
  reader.readAsDataURL(await answer.blob())
  await read
  return String(reader.result)
}
