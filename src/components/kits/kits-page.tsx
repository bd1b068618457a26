import { useTranslations } from 'use-intl'
import type { KitPrices } from '~/services/domain/prices/kit-prices.rules'
import type { KitsPage } from '~/services/flows/content/kit-pages.contract'
import { Steps } from '../blocks/steps'
import { buttonClass } from '../ui/button'
import { Faq } from '../ui/faq'
import { section, wrap } from '../ui/page.styles'
import { TextLink } from '../ui/text-link'
import { AgeGroups } from './age-group'
import { AgeNav } from './age-nav'
import type { FinderProps } from './finder'
import { KitsHero } from './kits-hero'
import { cta, questions, why } from './kits-page.styles'
import { Reasons } from './reasons'

type KitsPageViewProps = {
  view: { page: KitsPage; prices: KitPrices; finder: FinderProps['view'] }
  send: FinderProps['send']
}

/** S-010. */
export function KitsPageView({ view: { page, prices, finder }, send }: KitsPageViewProps) {
  const t = useTranslations('page')
  return (
    <>
      <KitsHero page={page} view={finder} send={send} />
      <div className={wrap}>
        <AgeNav ages={page.ages} />
        <AgeGroups ages={page.ages} prices={prices} />
      </div>
      <section className={`${section} ${why}`}>
        <div className={wrap}>
          <Reasons heading={t('reasons')} items={page.reasons} />
        </div>
      </section>
      <section className={`${wrap} ${section}`}>
        <Steps steps={page.steps} />
        {page.cta && (
          <p className={cta}>
            <TextLink className={buttonClass({})} href={page.cta.linkUrl} isNewWindow={page.cta.blankTarget}>
              {page.cta.linkText}
            </TextLink>
          </p>
        )}
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
