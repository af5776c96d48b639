"""What players read, in their language: sentences from the Fluent catalogues in `locales/`."""

from ulpia.text.catalogue import LANGUAGES
from ulpia.text.languages import best_language
from ulpia.text.texts import Texts

__all__ = ["LANGUAGES", "Texts", "best_language"]
