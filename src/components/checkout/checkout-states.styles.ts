import { css } from '#styled/css'

export const panel = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '16px',
  maxWidth: '640px',
  paddingBlock: { base: '40px 72px', lg: '64px 120px' },
})
export const text = css({ color: 'text.soft', fontSize: '17px' })
export const bones = css({ display: 'grid', gap: '22px', paddingBlock: '48px 96px' })
export const bone = css({ height: '120px', borderRadius: 'control', background: 'surface.sunken' })
export const spinner = css({
  width: '32px',
  height: '32px',
  border: '3px solid token(colors.ink.900)',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: 'spin 0.8s linear infinite',
})
