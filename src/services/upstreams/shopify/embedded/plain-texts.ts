import { type ASTVisitor, GraphQLError, type GraphQLErrorOptions, type ValidationContext } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { isPlainData, isPlainText } from '~/services/domain/text/text.rules'

const REFUSED = 'A text holds characters that cannot be stored'

const refusal = (options: GraphQLErrorOptions = {}) =>
  new GraphQLError(REFUSED, { ...options, extensions: { code: 'INVALID_VARIABLE', http: { status: 200 } } })

/** Variables and texts within a query that no database takes, refused before anything runs. */
export const plainTexts: Plugin = {
  onParams({ params }) {
    if (!isPlainData(params.variables)) throw refusal()
  },
  onValidate({ addValidationRule }) {
    addValidationRule(plainLiterals)
  },
}

const plainLiterals = (context: ValidationContext): ASTVisitor => ({
  StringValue(node) {
    if (!isPlainText(node.value)) context.reportError(refusal({ nodes: node }))
  },
})
