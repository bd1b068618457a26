import { createServerFn } from '@tanstack/react-start'
import { Place } from '~/services/flows/content/place.contract'
import { DeclareWithdrawal } from './declaration.contract'
import { declare, readDeclarationPage } from './declaration.server'

/** The words of the page on which anybody withdraws from an order (decided: E-101). */
export const getDeclarationPage = createServerFn({ method: 'GET' })
  .validator(Place)
  .handler(({ data: locale }) => readDeclarationPage(locale))

/** E-101: notes that somebody withdraws from an order, whoever they are. */
export const declareWithdrawal = createServerFn({ method: 'POST' })
  .validator(DeclareWithdrawal)
  .handler(({ data, context }) => declare({ ...data, locale: context.locale.code }, context))
