import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RuledPlace, WayOfPlace } from '../../../contract/keeping/place-rules.ts'
import { pickName, useIsChinese } from '../../catalogue/names.ts'
import buttons from '../../kit/buttons.module.css'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { SwitchField } from '../../kit/fields/SwitchField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { useAskedOf } from './asked-of.ts'
import styles from './PlaceRules.module.css'
import { usePlaceRuleChange } from './queries.ts'

interface WayRowProps {
  place: RuledPlace['place']
  way: WayOfPlace
}

/** One way: whether it is asked, for which class or figure, and the way back to what its source says. */
export function WayRow({ place, way }: WayRowProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const askedOf = useAskedOf()
  const row = useRef<HTMLFieldSetElement>(null)
  const { change, isPending, reason } = usePlaceRuleChange(place, way)
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
  const choose = (chosen: string | null) => change({ threshold: chosen })
  // The button leaves with the change: the focus moves to what it changes.
  const goBack = () => {
    row.current?.querySelector<HTMLElement>('select, input:not([type=checkbox])')?.focus()
    choose(null)
  }
  return (
    <li>
      <fieldset ref={row} className={styles['way']} aria-busy={isPending}>
        <legend className="visually-hidden">{`${name} (${told})`}</legend>
        <SwitchField label={name} note={told} value={!isOff} onChange={(isOn) => change({ isOff: !isOn })} />
        <Threshold way={way} reason={reason} onChoose={choose} />
        <p className={styles['state']}>
          {isOff && <span>{t('placeRules.off')}</span>}
          {threshold !== null && (
            <>
              <span className={styles['changed']}>{t('placeRules.changed')}</span>
              <button type="button" className={buttons['plain']} onClick={goBack}>
                {t('placeRules.toOwn', { own })}
              </button>
            </>
          )}
        </p>
      </fieldset>
    </li>
  )
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
      aside={unit && <span className={styles['meta']}>{unit}</span>}
      error={text === shown ? undefined : reason}
      onChange={type}
      onBlur={choose}
      onKeyDown={(event) => {
        if (event.key === 'Enter') choose()
      }}
    />
  )
}
