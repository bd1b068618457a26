import { useTranslations } from 'use-intl'
import type { SignUpSend, SignUpView } from '~/machines/identity/sign-up/sign-up.connect'
import { Button } from '../ui/button'
import { CodeStep } from './code-step'
import { SignedIn, SignInNext } from './done'
import { EmailField, NameField, PasswordField } from './fields'
import { Form } from './form'
import { Notices } from './notices'
import { AsideLink, type IdentityPage, Split } from './split'
import { aside, form } from './split.styles'

type SignUpProps = { view: SignUpView & { page: IdentityPage }; send: SignUpSend }

/** E-82: a new account, proved by a mailed code. */
export function SignUp({ view, send }: SignUpProps) {
  const t = useTranslations('identity.signUp')
  const { code } = view
  if (code) return <CodeStep view={{ ...view, code }} signInHref={view.page.links.signIn} send={send} />
  return (
    <Split view={view} picture="home" title={t('title')} text={t('lead')}>
      <SignUpBody view={view} send={send} />
    </Split>
  )
}

function SignUpBody({ view, send }: SignUpProps) {
  const t = useTranslations('identity')
  const signInHref = view.page.links.signIn
  if (view.isConfirmed) return <SignInNext done="confirmed" href={signInHref} />
  if (view.isDone) return <SignedIn href={view.returnTo} />
  if (view.isSigningIn)
    return (
      <div className={form} role="status">
        <Button isFull isBusy>
          {t('code.signingIn')}
        </Button>
      </div>
    )
  return (
    <>
      <Notices view={view} />
      <Form isBusy={view.isBusy} text={t('signUp.submit')} holdsClick onSubmit={() => send({ type: 'SUBMIT' })}>
        <NameField view={view} send={send} />
        <EmailField view={view} send={send} />
        <PasswordField
          view={view}
          send={send}
          text={t('fields.password')}
          hintText={t('signUp.passwordHint')}
          autoComplete="new-password"
          onReveal={() => send({ type: 'REVEAL' })}
        />
      </Form>
      <div className={aside}>
        <AsideLink href={signInHref} before={t('signUp.known')}>
          {t('signUp.signIn')}
        </AsideLink>
        <AsideLink href={signInHref} before={t('signUp.haveCode')}>
          {t('signUp.haveCodeLink')}
        </AsideLink>
      </div>
    </>
  )
}
