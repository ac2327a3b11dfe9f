import { ENDPOINTS } from '@camellia/contract/all'
import type { AnyEndpoint } from '@camellia/contract/endpoint'
import { CODE_STATUS } from '@camellia/kernel/codes'
import * as z from 'zod/mini'

/** The contract as an OpenAPI document. Expensive: `docs.ts` makes it once. */
export function openApi() {
  return {
    openapi: '3.1.0',
    info: { title: 'Camellia', version: '1' },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    paths: pathsOf(ENDPOINTS),
  }
}

function pathsOf(endpoints: readonly AnyEndpoint[]) {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const method = endpoint.method.toLowerCase()
    paths[endpoint.path] = { ...paths[endpoint.path], [method]: operation(endpoint) }
  }
  return paths
}

function operation(endpoint: AnyEndpoint) {
  const { access, refuses, scope, summary, method, money } = endpoint
  return {
    summary,
    description: `May: ${whoMay(access)}. Scope: ${scope}. Refuses with: ${refuses.join(', ') || 'nothing'}.`,
    security: 'guest' in access ? [] : [{ session: [] }],
    ...(money && { parameters: [keyParameter(money === 'KEY_REQUIRED')] }),
    ...(method === 'POST' && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schema(endpoint.input) } },
      },
    }),
    responses: {
      200: {
        description: 'SUCCESS, or a refusal',
        content: { 'application/json': { schema: envelope(endpoint) } },
      },
      ...Object.fromEntries(
        refuses
          .filter((code) => CODE_STATUS[code] !== 200)
          .map((code) => [CODE_STATUS[code], { description: code }]),
      ),
    },
  }
}

export function whoMay(access: AnyEndpoint['access']): string {
  return 'guest' in access ? 'anyone' : `${access.ability.subject}.${access.ability.action}`
}

function keyParameter(required: boolean) {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required,
    schema: { type: 'string', maxLength: 100 },
  }
}

function envelope({ output }: AnyEndpoint) {
  return {
    type: 'object',
    required: ['status', 'code', 'message', 'data'],
    properties: {
      status: { enum: ['OK', 'ERROR'] },
      code: { type: 'string' },
      message: { type: 'string' },
      data: { anyOf: [schema(output), {}] },
    },
  }
}

function schema(type: z.ZodMiniType): object {
  return z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' })
}
