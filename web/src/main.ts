import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { awaitOffer } from './lib/app/install.svelte'
import { keepShell } from './lib/app/worker'
import { followLinks, router } from './lib/router.svelte'
import { followSettings, settings } from './lib/settings.svelte'
import { followLanguage, speak, speakFirst } from './lib/words.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('The page has no #app element.')

followSettings()
awaitOffer()
followLinks()
// The first screen needs few of the words: the others load afterwards.
await (router.route.page === 'home' ? speakFirst : speak)(settings.language)
followLanguage()
keepShell()

export default mount(App, { target })
