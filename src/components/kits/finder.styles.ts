import { css } from '#styled/css'

export const panel = css({
  background: 'surface.page',
  padding: { base: '20px', sm: '22px' },
  borderRadius: 'panel',
  boxShadow: 'lift',
})
export const row = css({ display: 'grid' })
export const aged = css({ marginTop: '16px' })
