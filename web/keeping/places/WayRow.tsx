import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changePlaceRule, getPlaceRules } from '../../../contract/keeping/place-rules.ts'
import type { RuledPlace, WayOfPlace } from '../../../contract/keeping/place-rules.ts'
import { pickName, useIsChinese } from '../../catalogue/names.ts'
import { refusalsIn } from '../../errors/refusals.ts'
import { reportFailure } from '../../errors/report.ts'
import { Button } from '../../kit/Button.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { SwitchField } from '../../kit/fields/SwitchField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { change, query, useChange } from '../../query.ts'

interface WayRowProps {
  place: RuledPlace['place']
  way: WayOfPlace
}

const ROW =
  'm-0 grid min-w-0 grid-cols-[minmax(0,1fr)_calc(200*var(--u))_minmax(0,calc(260*var(--u)))] items-center gap-x-32 gap-y-8 border-0 border-b px-0 py-12 wrap-anywhere max-[1023px]:grid-cols-[minmax(0,1fr)_minmax(0,calc(200*var(--u)))] phone:grid-cols-1'

/** One way: whether it is asked, for which class or figure, and the way back to what its source says. */
export function WayRow({ place, way }: WayRowProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const askedOf = useAskedOf()
  const row = useRef<HTMLFieldSetElement>(null)
  const { store, isPending, reason } = useRuleChange(place, way)
  const { fact, own, threshold, isOff, region, also } = way
  const name = pickName(isChinese, fact.name, fact.enName)
  const told = [
    ...also.map((one) => t('placeRules.also', { fact: pickName(isChinese, one.name, one.enName), own: one.own })),
    pickName(isChinese, way.source, way.enSource),
    region && pickName(isChinese, region.name, region.enName),
    askedOf(way),
  ]
    .filter(Boolean)
    .join(' · ')
  const choose = (chosen: string | null) => store({ threshold: chosen })
  // The button leaves with the change: the focus moves to what it changes.
  const goBack = () => {
    row.current?.querySelector<HTMLElement>('select, input:not([type=checkbox])')?.focus()
    choose(null)
  }
  return (
    <li>
      <fieldset ref={row} className={ROW} aria-busy={isPending}>
        <legend className="visually-hidden">{`${name} (${told})`}</legend>
        <SwitchField label={name} note={told} value={!isOff} onChange={(isOn) => store({ isOff: !isOn })} />
        <Threshold way={way} reason={reason} onChoose={choose} />
        <p className="flex flex-wrap items-center gap-x-12 gap-y-8 text-meta text-second max-[1023px]:empty:hidden">
          {isOff && <span>{t('placeRules.off')}</span>}
          {threshold !== null && (
            <>
              <span className="text-warning">{t('placeRules.changed')}</span>
              <Button label={t('placeRules.toOwn', { own })} isSmall onPress={goBack} />
            </>
          )}
        </p>
      </fieldset>
    </li>
  )
}

// Products fit otherwise from now on.
const changeRule = change(changePlaceRule, ['everything'])

/** Changes what is asked of a way. `reason`: why the last change was refused. */
function useRuleChange(place: RuledPlace['place'], { code, isOff, threshold }: WayOfPlace) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useChange(changeRule, {
    isSilent: true,
    onDone: (changed) => {
      const withChanged = (rule: RuledPlace) => (rule.place === place ? withWay(rule, changed) : rule)
      client.setQueryData(query(getPlaceRules, {}).queryKey, (rules) => rules?.map(withChanged))
    },
    onFailed: (failure) => {
      if (!refusalsIn(failure)) reportFailure(failure)
    },
  })
  const store = (part: Partial<Pick<WayOfPlace, 'isOff' | 'threshold'>>) =>
    mutate({ place, way: code, isOff, threshold, ...part })
  return { store, isPending, reason: Object.values(refusalsIn(error) ?? {})[0] }
}

function withWay(rule: RuledPlace, changed: WayOfPlace): RuledPlace {
  const ways = (of: readonly WayOfPlace[]) => of.map((way) => (way.code === changed.code ? changed : way))
  return { ...rule, demands: rule.demands.map((demand) => ({ ...demand, ways: ways(demand.ways) })) }
}

interface ThresholdProps {
  way: WayOfPlace
  /** Why the last change was refused. */
  reason: string | undefined
  /** Null: what the source says. */
  onChoose: (threshold: string | null) => void
}

function Threshold({ way: { asks, classes, own, threshold, unit }, reason, onChoose }: ThresholdProps) {
  const { t } = useTranslation()
  const shown = threshold ?? own
  const [typed, setTyped] = useState({ text: shown, shown, isSent: false })
  // What was typed lasts until something else is stored.
  const text = typed.shown === shown ? typed.text : shown
  const type = (now: string) => setTyped({ text: now, shown, isSent: false })
  if (asks === 'yes') return <p>{t('placeRules.yes')}</p>
  if (classes.length > 0)
    return (
      <SelectField
        label={t('placeRules.class')}
        options={classes.map((value) => ({ value, label: value }))}
        value={shown}
        onChange={(value) => onChoose(value === own ? null : value)}
      />
    )
  const choose = () => {
    const wanted = text.trim() || own
    if (wanted === shown) return type(shown)
    // Enter sent it, and leaving the field does not send it again.
    if (typed.isSent) return undefined
    setTyped({ text, shown, isSent: true })
    return onChoose(wanted === own ? null : wanted)
  }
  return (
    <TextField
      label={t(`placeRules.${asks}`)}
      inputMode={asks === 'class' ? 'text' : 'decimal'}
      autoComplete="off"
      value={text}
      aside={unit && <span className="text-meta text-second">{unit}</span>}
      error={text === shown ? undefined : reason}
      onChange={type}
      onBlur={choose}
      onKeyDown={(event) => {
        if (event.key === 'Enter') choose()
      }}
    />
  )
}

/** The function that names the kinds of products of which something is asked; empty where neither is stated. */
export function useAskedOf(): (asked: Pick<WayOfPlace, 'of' | 'except'>) => string {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const named = (kinds: WayOfPlace['of']) =>
    kinds.map((kind) => t(`placeRules.kinds.${kind}`)).join(isChinese ? '、' : ', ')
  return (asked) => {
    // What is in both is simply not asked.
    const of = asked.of.filter((kind) => !asked.except.includes(kind))
    const except = asked.except.filter((kind) => !asked.of.includes(kind))
    if (of.length === 0) return except.length === 0 ? '' : t('placeRules.notOf', { except: named(except) })
    return t(except.length === 0 ? 'placeRules.of' : 'placeRules.ofExcept', { of: named(of), except: named(except) })
  }
}
