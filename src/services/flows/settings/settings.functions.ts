import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { changePassword as change } from './change-password.server'
import { PROFILE_PAGES } from './settings.contract'
import { readChildForm, readFamilyPage, readProfilePage, readSettingsPage } from './settings.server'
import {
  AddChild,
  ChangeChild,
  ChangePassword,
  SaveContactDetails,
  SavePreferences,
} from './settings-commands.contract'
import * as commands from './settings-commands.server'

const As = Uuid.nullable()

/** The settings of the account (E-74), of the signed-in person alone; one request for all of it. */
export const getSettings = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: As }))
  .handler(({ data, context }) => readSettingsPage({ ...data, locale: context.locale, flags: context.flags }))

/** The children of the signed-in person. */
export const getFamily = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: As }))
  .handler(({ data, context }) => readFamilyPage({ ...data, locale: context.locale }))

/** What a page begins with that changes one thing of the account (A-115, A-079, A-080; decided: E-79). */
export const getProfile = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: As, slug: z.enum(PROFILE_PAGES) }))
  .handler(({ data, context }) => readProfilePage({ ...data, locale: context.locale, flags: context.flags }))

/** What the form of a child begins with. */
export const getChildForm = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: As, childUuid: Uuid.nullable() }))
  .handler(({ data, context }) => readChildForm({ ...data, locale: context.locale }))

/** which text messages somebody wants, and on which number. */
export const savePreferences = createServerFn({ method: 'POST' })
  .validator(SavePreferences)
  .handler(({ data }) => commands.savePreferences(data))

/** */
export const addChild = createServerFn({ method: 'POST' })
  .validator(AddChild)
  .handler(({ data }) => commands.addChild(data))

/** */
export const changeChild = createServerFn({ method: 'POST' })
  .validator(ChangeChild)
  .handler(({ data }) => commands.changeChild(data))

/** S-345: who somebody is, and how they are reached. */
export const saveContactDetails = createServerFn({ method: 'POST' })
  .validator(SaveContactDetails)
  .handler(({ data }) => commands.saveContactDetails(data))

/** another password, for whoever knows the one of before. */
export const changePassword = createServerFn({ method: 'POST' })
  .validator(ChangePassword)
  .handler(({ data, context }) => change(data, context))
