import { expect, test } from 'vitest'
import { PreviewEntry } from '~/services/flows/admin-preview/admin-preview.contract'
import { previewTokenIn } from '~/services/flows/admin-preview/admin-preview.rules'

const tokenIn = (pathname: string, token: string) =>
  previewTokenIn({ pathname, search: `?${new URLSearchParams({ preview_token: token })}` })

test.each(['/account', '/account/', '/de/account'])(
  'A-211 %s takes the code of its address, a wrong one, too',
  (path) => {
    expect(tokenIn(path, 'wrong')).toBe('wrong')
    expect(tokenIn(path, '')).toBeNull()
    expect(previewTokenIn({ pathname: path, search: '' })).toBeNull()
  },
)

test('no other page does', () => expect(tokenIn('/account/settings', 'x')).toBeNull())

test('what is longer than any code is refused as a wrong one is', () =>
  expect(PreviewEntry.safeParse({ preview_token: tokenIn('/account', 'x'.repeat(600)) }).success).toBe(true))
