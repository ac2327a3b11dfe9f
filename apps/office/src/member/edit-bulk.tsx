import { useEndpoint } from '@camellia/client/hooks'
import {
  BULK_FIELDS,
  BULK_MAX,
  type BulkRow,
  createBulk,
  previewBulk,
  type RowProblem,
} from '@camellia/contract/member-bulk'
import { type Texts, useTexts } from '@camellia/i18n/texts'
import { CSV_BEGIN, csvLine } from '@camellia/kernel/csv'
import { OfficeButton } from '@camellia/ui/office-button'
import { DialogActions, DialogText, OfficeDialog } from '@camellia/ui/office-dialog'
import { OfficeTextArea } from '@camellia/ui/office-field'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useState } from 'react'
import { csvName } from '../site/csv-words'
import { downloadText } from '../site/download'
import { FormDialog } from '../site/form-dialog'
import styles from './edit.module.css'
import { rowsIn } from './edit.rules'
import { useEdit } from './edit-dialog'
import { type Kind, KindTabs, OfferedRoles } from './edit-kind'
import { PartnerField, type PickedPartner } from './edit-partner'

const SAMPLE = [
  CSV_BEGIN,
  csvLine([...BULK_FIELDS]),
  csvLine(['star01', '별하나', 'camel77!', '01012345678', '가온은행', '홍길동', '1234567890', '']),
]

/** A pasted or uploaded sheet, looked through line by line before anyone is made. */
export function BulkDialog({
  kind: first,
  onClose,
}: {
  readonly kind: Kind
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [kind, setKind] = useState(first)
  const [parent, setParent] = useState<PickedPartner>()
  const [roleId, setRoleId] = useState('')
  const [text, setText] = useState('')
  const [made, setMade] = useState<readonly BulkRow[]>()
  const rows = rowsIn(text)
  const input = {
    kind,
    rows: [...rows.slice(0, BULK_MAX)],
    ...(parent && { parentId: parent.id }),
    ...(roleId && kind !== 'MEMBER' && { roleId: Number(roleId) }),
  }
  const complete =
    rows.length > 0 && rows.length <= BULK_MAX && (kind === 'MEMBER' || roleId !== '')
  const { data, isFetching, error } = useEndpoint(previewBulk, input, { enabled: complete })
  const { run, busy, refusal } = useEdit(createBulk, { done: '', onDone: () => setMade(rows) })
  const problems = complete ? (data?.problems ?? []) : []
  if (made) return <Made rows={made} onClose={onClose} />
  return (
    <FormDialog
      title={t('edit.bulk')}
      action={t('edit.bulkCreate', { count: rows.length })}
      width={820}
      busy={busy}
      ready={complete && !isFetching && problems.length === 0 && data !== undefined}
      refusal={refusal ?? (complete ? error : null)}
      onSubmit={() => run(input)}
      onClose={onClose}
    >
      <KindTabs kind={kind} onChange={setKind} />
      <PartnerField
        label={t('edit.under')}
        hint={t('edit.underHint')}
        value={parent}
        onChange={setParent}
      />
      {kind !== 'MEMBER' && (
        <OfferedRoles {...{ kind, parentId: parent?.id }} value={roleId} onChange={setRoleId} />
      )}
      <Sheet text={text} onChange={setText} />
      {rows.length > BULK_MAX && (
        <p className={styles.wrong} role="alert">
          {t('edit.bulkTooMany', { count: BULK_MAX })}
        </p>
      )}
      {busy && <progress className={styles.progress} aria-label={t('edit.bulk')} />}
      {rows.length > 0 && (
        <Preview rows={rows} problems={problems} namesakes={data?.namesakes ?? []} />
      )}
    </FormDialog>
  )
}

function Sheet({
  text,
  onChange,
}: {
  readonly text: string
  readonly onChange: (text: string) => void
}) {
  const { t } = useTexts()
  return (
    <>
      <OfficeTextArea
        label={t('edit.sheet')}
        hint={`${t('edit.sheetHint')} ${BULK_FIELDS.join(', ')}`}
        rows={4}
        maxLength={60_000}
        value={text}
        onChange={onChange}
        spellCheck={false}
        data-autofocus
      />
      <span className="row">
        <label className={styles.file}>
          <OfficeIcon name="withdraw" size={14} />
          {t('edit.upload')}
          <input
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              void file?.text().then(onChange)
            }}
          />
        </label>
        <OfficeButton size="sm" onClick={() => downloadText('camellia-sheet.csv', ...SAMPLE)}>
          {t('edit.sample')}
        </OfficeButton>
      </span>
    </>
  )
}

function Preview({
  rows,
  problems,
  namesakes,
}: {
  readonly rows: readonly BulkRow[]
  readonly problems: readonly RowProblem[]
  readonly namesakes: readonly number[]
}) {
  const { t } = useTexts()
  const wrongRows = new Set(problems.map(({ row }) => row)).size
  return (
    <>
      <p className={wrongRows ? 'tone-bad' : 't2'} aria-live="polite">
        {wrongRows
          ? t('edit.bulkWrong', { count: wrongRows })
          : t('edit.bulkFine', { count: rows.length })}
      </p>
      <div className={styles.sheet}>
        <table>
          <thead>
            <tr>
              <th scope="col">#</th>
              {BULK_FIELDS.map((field) => (
                <th key={field} scope="col">
                  {t(`edit.${field}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <SheetRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place.
                key={index}
                {...{ row, index }}
                problems={ofRow(problems, index)}
                namesake={namesakes.includes(index)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function ofRow(problems: readonly RowProblem[], row: number): readonly RowProblem[] {
  return problems.filter((problem) => problem.row === row)
}

function SheetRow({
  row,
  index,
  problems,
  namesake,
}: {
  readonly row: BulkRow
  readonly index: number
  readonly problems: readonly RowProblem[]
  readonly namesake: boolean
}) {
  const { t } = useTexts()
  return (
    <tr data-wrong={problems.length > 0 ? '' : undefined}>
      <td className="t3">{index + 1}</td>
      {BULK_FIELDS.map((field) => {
        const own = problems.filter((one) => one.field === field)
        return (
          <td key={field} data-wrong={own.length > 0 ? '' : undefined}>
            {field === 'password' ? '•'.repeat(Math.min(row.password.length, 8)) : row[field]}
            {field === 'name' && namesake && (
              <em className="tone-warn">{t('edit.bulkNamesake')}</em>
            )}
            {own.map((problem) => (
              <em key={problem.rule ?? problem.code}>{saidOf(t, problem)}</em>
            ))}
          </td>
        )
      })}
    </tr>
  )
}

/** The rule that a line breaks, or what else is wrong with it. */
function saidOf(t: Texts['t'], { code, rule, least = 0 }: RowProblem): string {
  return rule ? t(`bulkRule.${rule}`, { least }) : t(`code.${code}`)
}

/** What was made, to hand out: the passwords are nowhere else in readable form. */
function Made({
  rows,
  onClose,
}: {
  readonly rows: readonly BulkRow[]
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const download = () => {
    const lines = rows.map(({ code, name, password }) => csvLine([code, name, password]))
    const head = csvLine(['code', 'name', 'password'])
    downloadText(csvName('members'), CSV_BEGIN, head, ...lines)
  }
  return (
    <OfficeDialog title={t('edit.bulkDone', { count: rows.length })} onClose={onClose}>
      <DialogText>
        <p>{t('edit.bulkDoneText')}</p>
      </DialogText>
      <DialogActions>
        <OfficeButton onClick={download}>
          <OfficeIcon name="csv" size={14} />
          {t('edit.download')}
        </OfficeButton>
        <OfficeButton look="ink" onClick={onClose}>
          {t('word.close')}
        </OfficeButton>
      </DialogActions>
    </OfficeDialog>
  )
}
