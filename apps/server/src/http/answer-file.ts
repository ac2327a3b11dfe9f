import type { FastifyReply } from 'fastify'

export interface FileAnswer {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** Whatever a file holds, a browser that is led to it saves it and runs nothing of it. */
export function answerFile({ name, type, bytes }: FileAnswer, reply: FastifyReply): FastifyReply {
  const plain = name.replace(/[^\w.-]/g, '_')
  return reply
    .headers({
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
    .type(type)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
