import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { followLinks } from './lib/router.svelte'
import { followSettings, settings } from './lib/settings.svelte'
import { followLanguage, speak } from './lib/words.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('The page has no #app element.')

followSettings()
followLinks()
await speak(settings.language)
followLanguage()

export default mount(App, { target })
