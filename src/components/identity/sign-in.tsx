import { useTranslations } from 'use-intl'
import type { SignInSend, SignInView } from '~/machines/identity/sign-in/sign-in.connect'
import { muted, small } from '../ui/page.styles'
import { TextLink } from '../ui/text-link'
import { CodeStep } from './code-step'
import { SignedIn } from './done'
import { EmailField, PasswordField } from './fields'
import { Form } from './form'
import { Notices } from './notices'
import { AsideLink, type IdentityPage, Split } from './split'
import { aside, inline } from './split.styles'

type SignInProps = { view: SignInView & { page: IdentityPage }; send: SignInSend }

/** E-82: address and password, and back to where one came from. */
export function SignIn({ view, send }: SignInProps) {
  const t = useTranslations('identity.signIn')
  const { code } = view
  if (code) return <CodeStep view={{ ...view, code }} signInHref={null} send={send} />
  return (
    <Split view={view} picture="parents" title={t('title')} text={t('lead')}>
      {view.isDone ? <SignedIn href={view.returnTo} /> : <SignInBody view={view} send={send} />}
    </Split>
  )
}

function SignInBody({ view, send }: SignInProps) {
  const t = useTranslations('identity')
  const { links } = view.page
  return (
    <>
      <Notices view={view} resetHref={links.reset} />
      <Form isBusy={view.isBusy} text={t('signIn.submit')} holdsClick onSubmit={() => send({ type: 'SUBMIT' })}>
        <EmailField view={view} send={send} />
        <div>
          <PasswordField
            view={view}
            send={send}
            text={t('fields.password')}
            autoComplete="current-password"
            onReveal={() => send({ type: 'REVEAL' })}
          />
          <TextLink className={inline} href={links.reset}>
            {t('signIn.forgot')}
          </TextLink>
        </div>
      </Form>
      <div className={aside}>
        <AsideLink href={links.signUp} before={t('signIn.newHere')}>
          {t('signIn.create')}
        </AsideLink>
        <p className={`${small} ${muted}`}>{t('signIn.guest')}</p>
      </div>
    </>
  )
}
