import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Thing } from '../../../../contract/collaboration/rights.ts'
import { MOST_SENT_PARTS } from '../../../../contract/sharing/sending-calls.ts'
import { Button, IconButton } from '../../../kit/Button.tsx'
import { TickField } from '../../../kit/fields/TickField.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { Section } from '../../../kit/Section.tsx'
import { isSameThing, keyOfThing, listedThings, moved, type NamedThing } from './sending-draft.ts'

interface PartsFieldProps {
  things: readonly NamedThing[]
  parts: readonly Thing[]
  /** How many of those chosen before are not in the project any more. */
  gone: number
  isWrong: boolean
  onChange: (parts: Thing[]) => void
}

/** What of a project is sent, and in which order. */
export function PartsField({ things, parts, gone, isWrong, onChange }: PartsFieldProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const listed = listedThings(things, parts)
  const isFull = parts.length >= MOST_SENT_PARTS
  const rest = listed.slice(parts.length).map(({ kind, refId }) => ({ kind, refId }))
  const all = rest.length > 0 && (
    <Button
      look="inline"
      label={t('sending.tickAll')}
      onPress={() => onChange([...parts, ...rest].slice(0, MOST_SENT_PARTS))}
    />
  )
  return (
    <Section title={t('sending.parts')} hint={t('sending.partsHint')} actions={all}>
      {listed.length === 0 && <p className="text-second">{t('sending.noThings')}</p>}
      <ul className="grid grid-cols-1" aria-label={t('sending.parts')}>
        {listed.map((thing) => (
          <PartRow
            key={keyOfThing(thing)}
            thing={thing}
            parts={parts}
            why={isFull ? t('sending.tooMany', { most: figure(MOST_SENT_PARTS) }) : undefined}
            onChange={onChange}
          />
        ))}
      </ul>
      {gone > 0 && (
        <p className="mt-10 text-meta text-warning">{t('sending.gone', { count: gone, figure: figure(gone) })}</p>
      )}
      <p className="mt-10 text-meta text-bad empty:hidden" role="alert">
        {isWrong && t('sending.nothingTicked')}
      </p>
    </Section>
  )
}

interface PartRowProps extends Pick<PartsFieldProps, 'parts' | 'onChange'> {
  thing: NamedThing
  /** Why no other one can be ticked. */
  why: string | undefined
}

function PartRow({ thing, parts, why, onChange }: PartRowProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { kind, refId, name } = thing
  const place = parts.findIndex((part) => isSameThing(part, thing))
  const isIn = place !== -1
  const tick = (isTicked: boolean) =>
    onChange(isTicked ? [...parts, { kind, refId }] : parts.filter((part) => !isSameThing(part, thing)))
  return (
    <li className="flex min-h-44 flex-wrap items-center gap-x-14 gap-y-4 border-b py-6">
      <div className="min-w-200 flex-1 wrap-anywhere">
        <TickField
          label={isIn ? t('sending.nth', { nth: figure(place + 1), name }) : name}
          value={isIn}
          {...(!isIn && why !== undefined && { why })}
          onChange={tick}
        >
          {/* With a space, so that they are heard as two words. */}
          <span className="ml-6 text-meta text-second"> {t(`sending.kinds.${kind}`)}</span>
        </TickField>
      </div>
      {isIn && parts.length > 1 && (
        <div className="flex gap-2">
          <IconButton
            label={t('sending.earlier', { name })}
            icon={IconArrowUp}
            isSmall
            why={place === 0 ? t('sending.isFirst') : undefined}
            onPress={() => onChange(moved(parts, { kind, refId }, -1))}
          />
          <IconButton
            label={t('sending.later', { name })}
            icon={IconArrowDown}
            isSmall
            why={place === parts.length - 1 ? t('sending.isLast') : undefined}
            onPress={() => onChange(moved(parts, { kind, refId }, 1))}
          />
        </div>
      )}
    </li>
  )
}
