import { mount } from 'svelte'
import '../app.css'
import Gallery from './Gallery.svelte'

// The address sets the appearance: ?theme=dark&print=large&grey&only=shared
const asked = new URLSearchParams(location.search)
const root = document.documentElement
root.dataset['theme'] = asked.get('theme') ?? 'light'
if (asked.has('print')) root.dataset['print'] = 'large'
if (asked.has('grey')) root.style.filter = 'grayscale(1)'

const target = document.getElementById('app')
if (target) mount(Gallery, { target, props: { only: asked.get('only') } })
