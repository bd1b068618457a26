import { expect, test } from 'vitest'
import { AccountHead } from '~/components/account/account-head'
import { draw, LANGUAGES } from '../../support/render'

const page = { title: 'Settings', lead: null, breadcrumb: [], banners: [] }

test.each(LANGUAGES)(
  'without a script a page of the account says that nothing can be changed (%s)',
  async (language) => {
    const { html, messages } = await draw(<AccountHead page={page} />, language)
    expect(/<noscript>(.*)<\/noscript>/s.exec(html)?.[1]).toContain(messages.account.noScript)
    expect((await draw(<AccountHead page={page} saysNoScript={false} />, language)).all('noscript')).toEqual([])
  },
)
