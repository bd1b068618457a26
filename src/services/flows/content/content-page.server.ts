import type { Flags } from '~/services/domain/flags/flags.rules'
import type { Locale } from '~/services/domain/locale'
import { content } from './content.server'
import { isPageShown } from './content-page.rules'
import type { ContentPage } from './pages.contract'

type Asked = { locale: Locale; slug: string | null; flags: () => Promise<Flags> }

/** A page below /pages/ as this visitor may see it. Null: there is none. */
export async function readContentPage({ locale, slug, flags }: Asked): Promise<ContentPage | null> {
  const page = slug === null ? null : await content().contentPage(locale, slug)
  return page && isPageShown(page.flag, await flags()) ? page : null
}
