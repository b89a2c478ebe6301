import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RuledPlace, WayOfPlace } from '../../../contract/keeping/place-rules.ts'
import { pickName, useIsChinese } from '../../catalogue/names.ts'
import buttons from '../../ui/buttons.module.css'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
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
  const row = useRef<HTMLFieldSetElement>(null)
  const { change, isPending, reason } = usePlaceRuleChange(place, way)
  const { fact, own, threshold, isOff, region, also } = way
  const name = pickName(isChinese, fact.name, fact.enName)
  const told = [
    also && t('placeRules.also', { fact: pickName(isChinese, also.name, also.enName), own: also.own }),
    pickName(isChinese, way.source, way.enSource),
    region && pickName(isChinese, region.name, region.enName),
  ]
    .filter(Boolean)
    .join(' · ')
  const choose = (chosen: string | null) => change({ threshold: chosen })
  // The button leaves with the change: the focus moves to what it changes.
  const goBack = () => {
    row.current?.querySelector<HTMLElement>('select, input[inputmode]')?.focus()
    choose(null)
  }
  return (
    <li>
      <fieldset ref={row} className={styles['way']} data-off={isOff || undefined} aria-busy={isPending}>
        <legend className="visually-hidden">{`${name} (${told})`}</legend>
        <Switch label={name} hint={told} isOn={!isOff} onSwitch={(isOn) => change({ isOff: !isOn })} />
        <div className={styles['threshold']}>
          <Threshold key={threshold} way={way} reason={reason} onChoose={choose} />
        </div>
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
  const [text, setText] = useState(shown)
  if (asks === 'yes') return <p>{t('placeRules.yes')}</p>
  if (classes.length > 0)
    return (
      <SelectField
        label={t('placeRules.class')}
        options={classes.map((value) => ({ value, label: value }))}
        value={shown}
        onChoose={(value) => onChoose(value === own ? null : value)}
      />
    )
  const choose = () => {
    const typed = text.trim()
    if (typed === '') setText(own)
    if (typed !== shown) onChoose(typed === '' || typed === own ? null : typed)
  }
  return (
    <TextField
      label={t(`placeRules.${asks}`)}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      aside={unit && <span className={styles['meta']}>{unit}</span>}
      error={text.trim() === shown ? undefined : reason}
      onType={setText}
      onBlur={choose}
      onKeyDown={(event) => {
        if (event.key === 'Enter') choose()
      }}
    />
  )
}
