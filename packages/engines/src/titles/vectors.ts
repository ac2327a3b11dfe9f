/** docs/fairness-vectors.json as it is published: records to try a program of one's own with. */
export const VECTORS = {
  sha256: '9da3e943d4c70ecf71dae4604469e518a3644b175d0476a88ad17cfda04d0dd3',
  bytes: 105038,
} as const
