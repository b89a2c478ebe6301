import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { policyTexts } from '../../../locales/policy-texts.ts'
import styles from './PolicyText.module.css'

/** The personal data stored of members, why and how long. */
export function PolicyText() {
  const { i18n } = useTranslation()
  const { title, intro, sections } = policyTexts[i18n.language === 'zh-CN' ? 'zh-CN' : 'en']
  const { hash } = useLocation()
  const article = useRef<HTMLElement>(null)
  // The browser looked for the section before it was rendered.
  useEffect(() => {
    if (hash)
      article.current?.querySelector(`:scope > #${CSS.escape(hash.slice(1))}`)?.scrollIntoView({ block: 'start' })
  }, [hash])
  return (
    <article ref={article} className={styles['policy']}>
      <h1>{title}</h1>
      <p className={styles['intro']}>{intro}</p>
      {Object.entries(sections).map(([name, section]) => (
        <section key={name} id={name}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
