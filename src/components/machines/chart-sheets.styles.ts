import { css } from '#styled/css'

export const sheets = css({ display: 'none', _print: { display: 'block' } })
export const sheet = css({
  breakBefore: 'page',
  breakInside: 'avoid',
  margin: '0',
  '& svg': { display: 'block', width: '100%', height: '92vh' },
})
export const sheetTitle = css({ fontSize: '11px', color: 'text.muted', marginBottom: '6px' })
