import type { ChildInfoContent } from '~/services/flows/content/pages.contract'

/** The steps of a gift: the first one is about the gift, and not about a child. */
export const giftSteps = <Content extends Pick<ChildInfoContent, 'steps'>>(
  content: Content,
  label: string,
): Content => ({
  ...content,
  steps: content.steps.map((step) => (step.key === 'childInfo' ? { ...step, label } : step)),
})
