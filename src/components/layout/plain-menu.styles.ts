import { css } from '#styled/css'

/** Closed until the browser opens it; a browser that does not know how leaves it away. */
export const panel = css({
  display: 'none',
  position: 'fixed',
  inset: '40px auto 0 0',
  width: 'min(400px, 92vw)',
  height: 'auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '8px 20px 32px',
  background: 'surface.page',
  color: 'text.default',
  borderTopRightRadius: 'panel',
  boxShadow: 'float',
  '&:popover-open': { display: 'block' },
  '&::backdrop': { background: 'rgb(31 42 48 / .56)' },
})
export const ages = css({
  '& > summary': { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  '&[open]': { paddingBottom: '16px' },
})
export const group = css({
  borderTop: '1px solid token(colors.border.hairline)',
  marginTop: '12px',
  paddingTop: '16px',
})
export const title = css({ textStyle: 'label' })
export const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'touch',
  textDecoration: 'none',
  '&[aria-current]': { fontWeight: '620' },
})
