import { isFailedForm, MESSAGE } from './failed-form.rules'

type Place = { pathname: string; search: { failed?: unknown } }

/** Null: nothing has failed, or it is not the cart's page. */
export const toldBy = ({ pathname, search: { failed } }: Place) =>
  pathname.endsWith('/cart') && typeof failed === 'string' && isFailedForm(failed) ? MESSAGE[failed] : null
