import { defineConfig } from 'vite'
import { site } from '../../tools/site'

export default defineConfig(site('player'))
