import { EMAIL_LENGTH, IDENTITY_SUMMARY_ID, PASSWORD_LENGTH } from '~/services/flows/identity/credentials.rules'
import type { PageContext } from './identity-form.setup'

type Page = {
  context: PageContext<'email'>
  hasTag: (tag: 'busy') => boolean
  matches: (value: 'done') => boolean
}

/** What the screens of the identity pages have in common. */
export function connectPage(snapshot: Page) {
  const { email, password, isPasswordShown, failure, returnTo } = snapshot.context
  return {
    email: { value: email, maxLength: EMAIL_LENGTH },
    password: { value: password, maxLength: PASSWORD_LENGTH.most, isShown: isPasswordShown },
    /** why it did not work; null while nothing was refused */
    failure,
    summaryId: IDENTITY_SUMMARY_ID,
    isBusy: snapshot.hasTag('busy'),
    /** signed in, but the browser did not go on by itself: a link has to do */
    isDone: snapshot.matches('done'),
    returnTo,
  }
}
