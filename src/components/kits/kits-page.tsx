import { useTranslations } from 'use-intl'
import type { KitsPage } from '~/services/flows/content/pages.contract'
import { Steps } from '../blocks/steps'
import { buttonClass } from '../ui/button'
import { Faq } from '../ui/faq'
import { section, wrap } from '../ui/page.styles'
import { TextLink } from '../ui/text-link'
import { AgeGroups } from './age-group'
import { AgeNav } from './age-nav'
import type { FinderSlot } from './finder'
import type { KitPrices } from './kit-card'
import { KitsHero } from './kits-hero'
import { cta, questions, why } from './kits-page.styles'
import { Reasons } from './reasons'

export type KitsPageViewProps = { page: KitsPage; prices: KitPrices; locale: string; finder: FinderSlot }

/** S-010. */
export function KitsPageView({ page, prices, locale, finder }: KitsPageViewProps) {
  const t = useTranslations('page')
  return (
    <>
      <KitsHero page={page} slot={finder} />
      <div className={wrap}>
        <AgeNav ages={page.ages} />
        <AgeGroups ages={page.ages} prices={prices} locale={locale} />
      </div>
      <section className={`${section} ${why}`}>
        <div className={wrap}>
          <Reasons heading={t('reasons')} items={page.reasons} />
        </div>
      </section>
      <section className={`${wrap} ${section}`}>
        <Steps steps={page.steps} />
        <p className={cta}>
          <TextLink className={buttonClass({})} href={page.cta.linkUrl} isNewWindow={page.cta.blankTarget}>
            {page.cta.linkText}
          </TextLink>
        </p>
      </section>
      {page.faq && <Questions faq={page.faq} />}
    </>
  )
}

function Questions({ faq }: { faq: NonNullable<KitsPage['faq']> }) {
  return (
    <section className={`${wrap} ${questions}`}>
      <Faq faq={faq} opensFirst />
    </section>
  )
}
