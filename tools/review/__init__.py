"""Measurements of the review: does it find blunders, is luck fair, do its sentences hold?"""
