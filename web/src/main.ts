import { mount } from 'svelte';
import './theme.css';
import App from './shell/App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
