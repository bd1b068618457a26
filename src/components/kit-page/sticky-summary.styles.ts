import { css } from '#styled/css'

/** Sticks to the window's lower edge until its own place, above the marker at the end of the page, comes into view. */
export const bar = css({
  position: 'sticky',
  bottom: '0',
  zIndex: 'sticky',
  background: 'surface.page',
  borderTop: '1px solid token(colors.border.hairline)',
  boxShadow: '0 -8px 24px -18px rgb(58 34 48 / .4)',
  animation: 'rise token(durations.quick) token(easings.out)',
  transition: 'transform token(durations.quick) token(easings.out), box-shadow token(durations.quick)',
  '&[data-leaving]': { transform: 'translateY(100%)' },
  '&[data-stuck]': { boxShadow: 'none' },
})
export const inner = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  minHeight: '76px',
  paddingBlock: '12px',
})
export const words = css({ minWidth: '0', lineHeight: '1.35' })
export const count = css({ textStyle: 'small', color: 'text.muted', display: 'block' })
export const total = css({ display: 'block', fontSize: '17px' })
export const button = css({ flex: '0 1 auto' })
/** Has a height, or it could never come into view. */
export const marker = css({ height: '1px' })
