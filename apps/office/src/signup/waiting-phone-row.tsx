import type { WaitingMember } from '@camellia/contract/member'
import { AgeOf } from '../site/age'
import { type Decision, decisionIn } from './waiting.rules'
import { StateCell } from './waiting-columns'

/** The same request in two lines. */
export function PhoneRow({
  row,
  decision,
}: {
  readonly row: WaitingMember
  readonly decision: Decision | undefined
}) {
  const known = decision ?? decisionIn(row, '')
  return (
    <>
      <span className="row">
        <b className="semi" style={{ fontSize: 14 }}>
          {row.name}
        </b>
        <span className="t3 f12 ell">{row.code}</span>
      </span>
      {known ? <StateCell decision={known} /> : <AgeOf since={row.createdAt} />}
      <span className="f12 t2 ell">
        {row.depositor} · {row.bank}
      </span>
      <span className="f12 t3 ell">{row.parent.name}</span>
    </>
  )
}
