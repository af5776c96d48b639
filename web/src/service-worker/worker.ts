/**
 * The service worker: one for everything that must work while no page is open.
 *
 * Each concern is a module of its own with its own listeners.
 */
import './pages';
import './push';
