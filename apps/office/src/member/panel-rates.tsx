import type { MemberPanel } from '@camellia/contract/member-panel'
import type { RatesByType } from '@camellia/contract/rate'
import { useTexts } from '@camellia/i18n/texts'
import { Help } from '@camellia/ui/help'
import { Facts, PanelSection } from '@camellia/ui/office-panel'
import { useFormats } from '../site/formats'
import { ratesShown } from './people.rules'

/** The rates in force, with their version: a bet remembers the one it was made under. */
export function PanelRates({ member }: { readonly member: MemberPanel }) {
  const { t, percent } = useTexts()
  const { moment } = useFormats()
  const { rates, rateVersion, rateSince } = member
  return (
    <PanelSection
      title={
        <>
          {t('panel.rates')}
          <span className="t3" style={{ fontWeight: 400 }}>
            {t('panel.rateVersion', { version: rateVersion })}
            {rateSince && ` · ${moment(rateSince)}`}
          </span>
        </>
      }
    >
      <Facts
        items={[
          {
            label: t('people.rolling'),
            help: <Help word="rolling" />,
            value: <RateList rates={rates.rolling} />,
          },
          {
            label: t('people.losing'),
            help: <Help word="losing" />,
            value: <RateList rates={rates.losing} />,
          },
          {
            label: t('people.lossFee'),
            help: <Help word="lossFee" />,
            value: <bdi className="n">{percent(rates.lossFee)}</bdi>,
          },
        ]}
      />
    </PanelSection>
  )
}

function RateList({ rates }: { readonly rates: RatesByType }) {
  const { t, percent } = useTexts()
  const shown = ratesShown(rates)
  if (shown.length === 0) return <span className="t3">—</span>
  return shown.map(([type, rate]) => `${t(`gameType.${type}`)} ${percent(rate)}`).join(' · ')
}
