import { css } from '#styled/css'

export const form = css({ display: 'grid', gap: '32px', marginTop: '32px' })
/** what a form without a script comes back to */
export const firstKit = css({ scrollMarginTop: '96px' })
export const aside = css({
  textStyle: 'small',
  paddingTop: '20px',
  borderTop: '1px solid token(colors.border.default)',
})
export const asideLink = css({
  display: 'inline-block',
  paddingBlock: '12px',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
})
