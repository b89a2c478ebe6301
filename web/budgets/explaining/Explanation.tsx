import { useTranslation } from 'react-i18next'
import type { ArithmeticStep } from '../../../contract/budgets/arithmetic/steps.ts'
import { useUnitName } from '../../catalogue/prices/price-text.ts'
import { stepWords, type Explained } from './step-words.ts'
import styles from './Explanation.module.css'
import '../../locales/budget-explaining-texts.ts'

interface Props extends Explained {
  /** From `explainLine` or `explainTotals`. */
  steps: readonly ArithmeticStep[]
}

/** How a figure is computed, from what was typed to what is shown. */
export function Explanation({ steps, ...explained }: Props) {
  const { t, i18n } = useTranslation()
  const unitName = useUnitName()
  if (steps.length === 0) return <p className={styles.none}>{t('budgetExplaining.none')}</p>
  const context = { ...explained, t, language: i18n.language, unitName }
  return (
    <section className={styles.explanation} aria-label={t('budgetExplaining.steps')}>
      {sectionsOf(steps).map((section) => (
        <div key={section.steps[0]?.place}>
          <h3>{t(`budgetExplaining.about.${section.about}`)}</h3>
          <ol>
            {section.steps.map(({ step, place }) => {
              const { label, formula, note } = stepWords(step, context)
              return (
                <li key={place}>
                  <span className={styles.label}>{label}</span>
                  <span className={styles.formula}>{formula}</span>
                  {note && <span className={styles.note}>{note}</span>}
                </li>
              )
            })}
          </ol>
        </div>
      ))}
    </section>
  )
}

interface Section {
  about: ArithmeticStep['about']
  steps: { step: ArithmeticStep; place: number }[]
}

/** Groups the steps that lead to the same figure. */
function sectionsOf(steps: readonly ArithmeticStep[]): Section[] {
  const sections: Section[] = []
  for (const [place, step] of steps.entries()) {
    const last = sections.at(-1)
    if (last?.about === step.about) last.steps.push({ step, place })
    else sections.push({ about: step.about, steps: [{ step, place }] })
  }
  return sections
}
