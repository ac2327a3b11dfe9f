import { won } from '@camellia/kernel/won'
import * as z from 'zod/mini'
import { anyone, anyPlayer, endpoint } from './endpoint'
import { amountField, noData, nothing, wonField } from './fields'

/** The brief's section 9: conversion is possible from 1,000 won. */
export const POINT_CONVERT_MIN = won(1_000)

export const balance = endpoint({
  method: 'GET',
  path: '/balance',
  summary: 'The points of the one who is logged in.',
  access: anyone,
  scope: 'SELF',
  input: nothing,
  output: z.object({ point: wonField }),
  refuses: [],
})

export const convertPoints = endpoint({
  method: 'POST',
  path: '/balance/point-convert',
  summary: 'Turn points into balance, one for one.',
  access: anyPlayer,
  scope: 'SELF',
  money: 'KEY_OPTIONAL',
  input: z.strictObject({ amount: amountField }),
  output: noData,
  refuses: ['INVALID_PARAMETER', 'INFLUCIANT_BALANCE', 'CONFLICT'],
})
